/**
 * A script of ours with one letter for each of its own names, as it goes into every document. `names`: of its variables and
 * parameters, none of them also the name of a property that it takes apart or writes short (`{ target }`).
 */
export function withShortNames(script: string, names: readonly string[]): string {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const short = (name: string) => letters[names.indexOf(name)] ?? name;
  const own = new RegExp(String.raw`(?<![.\w"$])(?:${names.join("|")})(?![\w":])`, "g");
  return script.replaceAll("\n", "").replace(own, short);
}
