/** Runs before anything else is imported, because errors about missing modules and packages are hard to understand. */
import { readFileSync } from 'node:fs';

/** Exits with a one-sentence message if Node is too old or the package is not installed. */
export function expectReady(packageName) {
  const problem = problemOf(process.versions.node, packageName);
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

function problemOf(version, packageName) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const required = engines.node.replace('>=', '');
  if (isOlder(version, required)) return `Rizq needs Node ${required} or newer, and this is ${version}: see https://nodejs.org.`;
  try {
    import.meta.resolve(packageName);
    return null;
  } catch {
    return `The package ${packageName} is not installed: run npm ci first.`;
  }
}

function isOlder(version, required) {
  const [[major, minor], [requiredMajor, requiredMinor]] = [version, required].map((text) => text.split('.').map(Number));
  return major === requiredMajor ? minor < requiredMinor : major < requiredMajor;
}
