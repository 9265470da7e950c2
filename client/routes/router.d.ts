import 'react-router';

declare module 'react-router' {
  /** Types the loaders' `context` as `RouterContextProvider` (`loaderContext.ts`). */
  interface Future {
    v8_middleware: true;
  }
}
