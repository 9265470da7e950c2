/** Document limits, enforced by validation rules before execution. The client's own documents stay far below them. */
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type ExecutableDefinitionNode,
  type FieldNode,
  type SelectionNode,
  type ValidationContext,
} from 'graphql';

/** Lexical tokens. */
export const MAX_TOKENS = 1000;
/** Nesting depth of fields. Introspection is exempt, because the schema is public and its query is deep. */
const MAX_DEPTH = 12;
/** Aliases in the document; one in a fragment counts once. */
const MAX_ALIASES = 15;
/** Directives in the document. */
const MAX_DIRECTIVES = 5;

/** Error code for queries above the limits. */
export const QUERY_TOO_COMPLEX = 'QUERY_TOO_COMPLEX';

/** An error with status 400. Apollo Server replaces its code with its own code for rejected documents; formatError restores it. */
export function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: QUERY_TOO_COMPLEX, limit: QUERY_TOO_COMPLEX, http: { status: 400 } } });
}

/**
 * Rejects documents nested deeper than the limit. Each fragment is measured once, so that nested fragments are cheap; a fragment
 * that spreads itself, which a different rule rejects, counts as empty.
 */
function depthRule(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, number>();
  const depthOf = (node: SelectionNode | ExecutableDefinitionNode | null | undefined): number => {
    if (node?.kind === Kind.FRAGMENT_SPREAD) {
      const name = node.name.value;
      if (!fragments.has(name)) fragments.set(name, 0).set(name, depthOf(context.getFragment(name)));
      return fragments.get(name) ?? 0;
    }
    if (node?.kind === Kind.FIELD && isIntrospection(node.name.value)) return 0;
    const below = Math.max(0, ...(node?.selectionSet?.selections ?? []).map(depthOf));
    return node?.kind === Kind.FIELD ? 1 + below : below;
  };
  return {
    Document({ definitions }) {
      const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      const depth = Math.max(0, ...operations.map(depthOf));
      if (depth > MAX_DEPTH) context.reportError(tooComplex(`The query is ${depth} fields deep; ${MAX_DEPTH} are allowed.`));
    },
  };
}

function isIntrospection(field: string): boolean {
  return field === '__schema' || field === '__type';
}

/** Mutations that check or set a password, or request an email. Each costs a hash or an email, and can be used for guessing credentials. */
export const CREDENTIAL_MUTATIONS = new Set([
  'changeEmail',
  'changePassword',
  'login',
  'register',
  'requestPasswordReset',
  'resetPassword',
]);

/** Mutations that change the viewer; other mutations in the same document would still run as the previous viewer. */
const SESSION_MUTATIONS = new Set([...CREDENTIAL_MUTATIONS, 'logout']);

/**
 * Rejects a mutation repeated in an operation; a mutation combined with one that
 * starts or ends a session; and documents that try several passwords.
 */
function operationRule(context: ValidationContext): ASTVisitor {
  let credentials = 0;
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.MUTATION) return;
      const requested = new Set<string>();
      for (const selection of node.selectionSet.selections) {
        // Fragments on the root type are useless and would hide repetition.
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

/** Query that could be used to guess an order's number and email. */
const GUESSING_QUERY = 'trackOrder';
/** Query that could be used to guess coupon codes. */
const COUPON_QUERY = 'quote';

/**
 * Rejects documents above a limit. A document counts as one attempt, so it may contain only one guess. Aliases in introspection
 * are rejected: tools do not use them, and nested ones would multiply the schema.
 */
function countRule(context: ValidationContext): ASTVisitor {
  const counts = { aliases: 0, directives: 0, guesses: 0, coupons: 0 };
  const refuse = (count: number, limit: number, message: string) => {
    if (count > limit) context.reportError(tooComplex(message));
  };
  return {
    Field(node) {
      const parent = context.getParentType();
      if (node.alias !== undefined) {
        counts.aliases += 1;
        if (parent?.name.startsWith('__') || isIntrospection(node.name.value))
          context.reportError(tooComplex('Introspection takes no aliases.'));
      }
      if (parent !== context.getSchema().getQueryType()) return;
      if (node.name.value === GUESSING_QUERY) counts.guesses += 1;
      if (node.name.value === COUPON_QUERY && mayNameCoupon(node)) counts.coupons += 1;
    },
    Directive() {
      counts.directives += 1;
    },
    Document: {
      leave() {
        const { aliases, directives, guesses, coupons } = counts;
        refuse(aliases, MAX_ALIASES, `The query has ${aliases} aliases; ${MAX_ALIASES} are allowed.`);
        refuse(directives, MAX_DIRECTIVES, `The query has ${directives} directives; ${MAX_DIRECTIVES} are allowed.`);
        refuse(guesses, 1, 'The document tracks more than one order; one is allowed.');
        refuse(coupons, 1, 'The document tries a coupon in more than one quote; one is allowed.');
      },
    },
  };
}

/** Whether a quote's input may contain a coupon, as far as its literals show. */
function mayNameCoupon({ arguments: given = [] }: FieldNode): boolean {
  return given.some(({ value }) => value.kind !== Kind.OBJECT || value.fields.some(({ name }) => name.value === 'coupon'));
}

export const LIMIT_RULES = [depthRule, countRule, operationRule];
