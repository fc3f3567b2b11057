import { defineConfig, globalIgnores } from "eslint/config";
import nextCoreWebVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import { anywhereModules, layerZones, serverModules, serverRoles } from "./scripts/lint/layers.mjs";

/**
 * The directions of imports: app → components → modules of lib that run anywhere; app → modules of the server. Inside lib
 * they go down (`scripts/lint/layers.mjs`). `scripts/lint-fence.long.test.ts` shows that each rule bites.
 */
const code = ["**/*.{ts,tsx,mjs}"];
const tests = ["**/*.test.ts", "**/testing/**"];

const zones = [
  {
    target: ["./components", "./lib", "./content", "./scripts", "./e2e"],
    from: "./app",
    message: "Nothing imports from app: it holds addresses only.",
  },
  { target: "./app", from: ["./lib/db", "./scripts", "./e2e"], message: "A page reads through lib/backend." },
  {
    target: "./components",
    from: "./lib/api",
    except: ["./browser-client.ts"],
    message: "Components call the API through lib/api/browser-client.",
  },
  {
    target: "./components",
    from: "./lib/contract",
    message: "The schemas of all calls are too heavy for the browser.",
  },
  {
    target: "./components/ui",
    from: "./components",
    except: ["./ui"],
    message: "components/ui knows no domain.",
  },
  {
    target: "./components/ui",
    from: "./lib",
    except: ["./base/format.ts", "./base/language.ts", "./base/made-picture.ts", "./base/made-pictures.ts"],
    message: "components/ui knows no domain.",
  },
  { target: "./components/ui", from: "./content", message: "components/ui knows no domain." },
  {
    target: ["./components", "./lib"],
    from: ["./scripts", "./e2e"],
    message: "Commands use lib, not the reverse.",
  },
  { target: "./lib", from: "./components", message: "lib is what is true, not what is seen." },
];

/** What holds for the code, but not for its tests, which look at whatever they need. */
const innerZones = [
  // Paths and globs can't be mixed in one zone.
  ...[serverModules.filter((module) => module !== "./lib/api"), serverRoles].map((from) => ({
    target: "./components",
    from,
    message: "Components run in the browser too: they can't reach server code.",
  })),
  ...layerZones,
  ...anywhereModules.map((module) => ({
    target: `${module}/**/!(*-queries|*-mutations).ts`,
    from: serverModules.map((server) => `${server}/**`).concat(serverRoles),
    message: "This module of lib runs in the browser too: it can't reach server code.",
  })),
  {
    target: "./{app,components,lib}/**",
    from: "./lib/**/testing/**",
    message: "Only tests import from testing.",
  },
];

/** The fence: who may speak SQL, and who may hold the driver. */
const speaksSql = [
  "lib/db/**",
  "lib/**/store/**",
  "lib/**/*-queries.ts",
  "lib/**/*-mutations.ts",
  ...tests.map((glob) => `lib/${glob}`),
];
const holdsDriver = ["lib/db/**", "scripts/launcher/**", "e2e/**", "drizzle.config.ts"];

const driver = {
  regex: "^pg($|/|-)",
  message: "The database driver is used in lib/db and by the launcher only.",
};
const sql = {
  regex: "^drizzle-orm($|/)|^@/lib/db/|^(\\.\\./)+(lib/)?db/",
  message: "SQL is written in queries and mutations only.",
};
const notContent = {
  regex: "^(?!\\./|@/content/)",
  allowTypeImports: true,
  message: "Content is words and facts: it imports types only.",
};

const bareTest = {
  name: "@playwright/test",
  importNames: ["test"],
  message: "A journey takes its test from e2e/journey: its visitor has seen the welcome.",
};

/**
 * @param {...object} patterns
 * @returns {import("eslint").Linter.RulesRecord}
 */
const restrictImports = (...patterns) => ({
  "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
});

const twoHabits = [
  { selector: "ExportAllDeclaration", message: "No barrels: import from the file that has it." },
  { selector: "TSEnumDeclaration", message: "An option table says more than an enum." },
];

/** Tests of a plain name share a thread with others: whatever is the process's own has a name of its own (vitest.config.ts). */
const sharedThread = [
  "MemberExpression[object.name='process'][property.name=/^(env|chdir|exit|kill|on|once|emit|memoryUsage|seteuid)$/]",
  "CallExpression[callee.object.name='vi'][callee.property.name=/^(spyOn|stubEnv|stubGlobal|useFakeTimers)$/]",
].map((selector) => ({ selector, message: "What belongs to the process is tested in x.server.test.ts." }));

/** Other modules in place of ours stay for the process. */
const replacedModules = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
  message: "What replaces modules is tested in x.alone.test.ts.",
};

export default defineConfig([
  globalIgnores([
    "**/.next/**",
    ".data*/**",
    "public/**",
    "test-results/**",
    "next-env.d.ts",
    "lib/db/migrations/**",
  ]),
  ...nextCoreWebVitals,
  ...nextTypeScript,
  {
    files: code,
    settings: { "import/resolver": { typescript: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "import/no-default-export": "error",
      "import/no-restricted-paths": ["error", { zones }],
      "no-restricted-syntax": ["error", ...twoHabits],
    },
  },
  {
    files: ["**/*.test.ts"],
    ignores: ["**/*.{alone,long,e2e}.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...twoHabits, replacedModules] },
  },
  {
    files: ["**/*.test.ts"],
    ignores: ["**/*.{server,scaled,alone,long,e2e}.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...twoHabits, replacedModules, ...sharedThread] },
  },
  {
    files: code,
    ignores: tests,
    rules: { "import/no-restricted-paths": ["error", { zones: [...zones, ...innerZones] }] },
  },
  {
    // Where Next or a tool asks for a default export.
    files: [
      "app/**/{page,layout,template,default,loading,error,global-error,not-found}.tsx",
      "app/**/{sitemap,robots,manifest,opengraph-image,twitter-image,icon,apple-icon}.{ts,tsx}",
      "*.config.{ts,mjs}",
      "e2e/{*.config,sites-ready}.ts",
      "lib/server/cache/page-cache.mjs",
    ],
    rules: { "import/no-default-export": "off" },
  },
  {
    files: code,
    ignores: ["content/**", ...speaksSql, ...holdsDriver],
    rules: restrictImports(driver, sql),
  },
  { files: speaksSql, ignores: ["lib/db/**"], rules: restrictImports(driver) },
  {
    files: ["e2e/**/*.ts"],
    ignores: ["e2e/journey.ts"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths: [bareTest] }] },
  },
  {
    files: ["content/**/*.{ts,tsx}"],
    ignores: ["**/*.test.ts"],
    rules: restrictImports(notContent, driver, sql),
  },
]);
