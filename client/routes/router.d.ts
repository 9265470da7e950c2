import 'react-router';

declare module 'react-router' {
  /** Loaders are handed a `RouterContextProvider` (see `loaderContext.ts`), and their arguments say so. */
  interface Future {
    v8_middleware: true;
  }
}
