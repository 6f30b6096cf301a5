/** Node.js as a package of the registry, for what needs a newer one than a machine has. */
export const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
