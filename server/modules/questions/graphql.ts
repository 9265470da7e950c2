/** Public interface of the module for the GraphQL layer: object types and resolvers. */
import { ProductQuestionsResolver, QuestionMutations, VendorQuestionsResolver } from './questionLists.resolver.ts';
import { Answer, Question } from './question.resolver.ts';

export const questionsResolvers = [Question, Answer, QuestionMutations, ProductQuestionsResolver, VendorQuestionsResolver] as const;
