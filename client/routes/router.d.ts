import 'react-router';

declare module 'react-router' {
  /** Types loader arguments with the `RouterContextProvider` (see `loaderContext.ts`). */
  interface Future {
    v8_middleware: true;
  }
}
