const NAMESPACE = "package";

/** Name of a bundled package's file, without its ending. */
export function packageFileName(specifier) {
  return specifier.replace(/\W+/g, "-");
}

/**
 * Entry points `package:<specifier>`, to be bundled into files of their own.
 * @param build of an esbuild plugin
 * @param {{ rootDirectory: string, contentsOf(specifier: string): string }} options `contentsOf` is the source of an entry, in JavaScript
 */
export function definePackageEntries(build, { rootDirectory, contentsOf }) {
  build.onResolve({ filter: /^package:/ }, ({ path }) => ({
    path: path.slice("package:".length),
    namespace: NAMESPACE,
  }));
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
    contents: contentsOf(path),
    resolveDir: rootDirectory,
    loader: "js",
  }));
}
