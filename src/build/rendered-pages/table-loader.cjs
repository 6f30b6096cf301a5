// A bundler loader, which runs without compilation: hence no TypeScript. See tables.ts.
module.exports = function tableLoader() {
  const {tables} = this.getOptions();
  return `import {readTable} from ${JSON.stringify(tables)};\nexport default readTable(${JSON.stringify(this.resourcePath)});`;
};
