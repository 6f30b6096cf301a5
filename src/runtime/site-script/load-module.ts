let failures = 0;

/** Loads a module. A browser does not request one again that it could not load, so its next address is another. */
export async function loadModule<Module>(address: string): Promise<Module> {
  try {
    return (await import(failures === 0 ? address : `${address}?${failures}`)) as Module;
  } catch (error) {
    failures += 1;
    throw error;
  }
}
