/**
 * The only bundler loader of this site: it calls the function that the rule gives it, with the loader's context as `this`.
 * The bundler loads it by its path, so it is JavaScript; the function shares its values with the plugin that made the rule.
 */
module.exports = function loader(content) {
  return this.getOptions().run.call(this, content);
};
module.exports.raw = true;
