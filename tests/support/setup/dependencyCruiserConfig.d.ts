declare module '*/.dependency-cruiser.mjs' {
  /** The server's modules, lowest first. */
  export const MODULES: readonly string[];
  const config: { forbidden: { name: string }[] };
  export default config;
}
