import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { ASTVisitor, FieldNode, ValidationContext } from 'graphql';
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

/** Mutations that check or set a password or request an email: each costs a hash or an email, and each is a guess. */
export const CREDENTIAL_MUTATIONS = new Set([
  'changeEmail',
  'changePassword',
  'login',
  'register',
  'requestPasswordReset',
  'resetPassword',
]);

/** Mutations that change the viewer: others in the same document would still run as the previous one. */
const SESSION_MUTATIONS = new Set([...CREDENTIAL_MUTATIONS, 'logout']);

/**
 * Refuses a mutation that is repeated in an operation, one next to another that begins or ends a session, and documents that would try more
 * than one password.
 */
function oneMutationRule(context: ValidationContext): ASTVisitor {
  let credentials = 0;
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.MUTATION) return;
      const requested = new Set<string>();
      for (const selection of node.selectionSet.selections) {
        // Fragments on the root serve no purpose and would hide repetition.
        const name = selection.kind === Kind.FIELD ? selection.name.value : '';
        if (requested.has(name) || selection.kind !== Kind.FIELD) {
          context.reportError(tooComplex('Ask for each mutation once in an operation, and outside of fragments.'));
          return;
        }
        if (CREDENTIAL_MUTATIONS.has(name)) credentials += 1;
        requested.add(name);
      }
      if (requested.size > 1 && [...requested].some((name) => SESSION_MUTATIONS.has(name))) {
        context.reportError(tooComplex('What begins or ends a session stands alone in its operation.'));
      }
    },
    Document: {
      leave() {
        if (credentials > 1) context.reportError(tooComplex('The document tries more than one password; one is allowed.'));
      },
    },
  };
}

/** Query that can guess the number and email of an order; its limit counts one guess per document. */
const GUESSING_QUERY = 'trackOrder';
/** Query that can guess coupon codes, where it names one. */
const COUPON_QUERY = 'quote';

/** Refuses documents that track more than one order, or try more than one coupon: each document counts as one guess. */
function oneGuessRule(context: ValidationContext): ASTVisitor {
  let guesses = 0;
  let coupons = 0;
  return {
    Field(node) {
      if (context.getParentType() !== context.getSchema().getQueryType()) return;
      if (node.name.value === GUESSING_QUERY) guesses += 1;
      if (node.name.value === COUPON_QUERY && mayNameCoupon(node)) coupons += 1;
    },
    Document: {
      leave() {
        if (guesses > 1) context.reportError(tooComplex('The document tracks more than one order; one is allowed.'));
        if (coupons > 1) context.reportError(tooComplex('The document tries a coupon in more than one quote; one is allowed.'));
      },
    },
  };
}

/** Whether a quote's input, as far as it is literal, may have a coupon. */
function mayNameCoupon({ arguments: given = [] }: FieldNode): boolean {
  return given.some(({ value }) => value.kind !== Kind.OBJECT || value.fields.some(({ name }) => name.value === 'coupon'));
}

/** Refuses aliases in introspection: tools use none, and nested they would multiply the schema. */
function introspectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(field) {
      const isWithin = context.getParentType()?.name.startsWith('__') ?? false;
      if (field.alias === undefined || !(isWithin || field.name.value === '__schema' || field.name.value === '__type')) return;
      context.reportError(tooComplex('Introspection takes no aliases.'));
    },
  };
}

/** Limits checked before execution, as validation rules. */
export const LIMIT_RULES = [depthRule, aliasRule, directiveRule, knownOperationRule, oneMutationRule, oneGuessRule, introspectionRule];

/** An error with status 400. The server's own code for refused documents replaces this one until formatError. */
export function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: QUERY_TOO_COMPLEX, limit: QUERY_TOO_COMPLEX, http: { status: 400 } } });
}
