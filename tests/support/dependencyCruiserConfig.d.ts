declare module '*/.dependency-cruiser.mjs' {
  const config: { forbidden: { name: string }[] };
  export default config;
}
