import type { Layer } from './layer.ts';
import type { Tables } from './layeredReader.ts';

/** Where an engine writes to. */
export interface Persistence {
  /**
   * Makes the writes durable, all or nothing; `tables` hold everything committed before and do not change meanwhile.
   * Never called again before it has settled, nor after it has rejected.
   */
  flush(writes: Layer, tables: Tables): Promise<void>;
  close(): Promise<void>;
}
