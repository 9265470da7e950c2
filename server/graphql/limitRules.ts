import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { ASTVisitor, ValidationContext } from 'graphql';
import { MAX_ALIASES, MAX_DEPTH, MAX_DIRECTIVES, QUERY_TOO_COMPLEX } from './limits.ts';
import { queryDepth } from './queryDepth.ts';

/** Refuses documents that nest deeper than the limit. */
function depthRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const depth = queryDepth(document);
      if (depth > MAX_DEPTH) context.reportError(tooComplex(`The query is ${depth} fields deep; ${MAX_DEPTH} are allowed.`));
    },
  };
}

/** Refuses documents with more aliases than the limit. */
function aliasRule(context: ValidationContext): ASTVisitor {
  let count = 0;
  return {
    Field(field) {
      if (field.alias !== undefined) count += 1;
    },
    Document: {
      leave() {
        if (count > MAX_ALIASES) context.reportError(tooComplex(`The query has ${count} aliases; ${MAX_ALIASES} are allowed.`));
      },
    },
  };
}

/** Refuses documents with more directives than the limit. */
function directiveRule(context: ValidationContext): ASTVisitor {
  let count = 0;
  return {
    Directive() {
      count += 1;
    },
    Document: {
      leave() {
        if (count > MAX_DIRECTIVES) context.reportError(tooComplex(`The query has ${count} directives; ${MAX_DIRECTIVES} are allowed.`));
      },
    },
  };
}

/** Refuses kinds of operations that the API does not have: subscriptions. */
function knownOperationRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return;
      context.reportError(new GraphQLError(`The API has no operations of the kind ${node.operation}.`, { nodes: node }));
    },
  };
}

/** What checks or sets a password: each costs a hash, and each is a guess. */
const CREDENTIAL_MUTATIONS = new Set(['login', 'register']);

/** Refuses a mutation that is asked for more than once in an operation, and documents that would try more than one password. */
function oneMutationRule(context: ValidationContext): ASTVisitor {
  let credentials = 0;
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.MUTATION) return;
      const asked = new Set<string>();
      for (const selection of node.selectionSet.selections) {
        // Fragments on the root have no use of their own, and would hide what they repeat.
        const name = selection.kind === Kind.FIELD ? selection.name.value : '';
        if (asked.has(name) || selection.kind !== Kind.FIELD) {
          context.reportError(tooComplex('Ask for each mutation once in an operation, and outside of fragments.'));
          return;
        }
        if (CREDENTIAL_MUTATIONS.has(name)) credentials += 1;
        asked.add(name);
      }
    },
    Document: {
      leave() {
        if (credentials > 1) context.reportError(tooComplex('The document tries more than one password; one is allowed.'));
      },
    },
  };
}

/** The limits that can be judged before a query is run, as validation rules. */
export const LIMIT_RULES = [depthRule, aliasRule, directiveRule, knownOperationRule, oneMutationRule];

/** An error that answers with status 400. The server's own code for refused documents replaces this one until formatError. */
export function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: QUERY_TOO_COMPLEX, limit: QUERY_TOO_COMPLEX, http: { status: 400 } } });
}
