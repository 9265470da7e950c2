/** Follows a vendor, or unfollows it with `$action: REMOVE`. */
export const FOLLOW_VENDOR = `mutation ($id: ID!, $action: ListAction = ADD) {
  changeLists(input: { operations: [{ list: FOLLOWS, action: $action, id: $id }] }) { errors { ... on UserError { code } } }
}`;
