/** Public interface of the module: services, rules and their types. */
export { ESTABLISHED_BUYERS, Reputation } from './reputation.projection.ts';
