/**
 * The environment without what npm tells its commands of this version's settings (.npmrc): other packages and other releases
 * have settings of their own.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  return Object.fromEntries(own) as NodeJS.ProcessEnv;
}
