import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Components see the fields of their own fragments only, in types as at run time. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation has nothing of its own to add
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
