/** Stylesheets take spaces, type sizes, colours and breakpoints from `client/styles/`. */
const SPACES = '/^(margin|padding|gap|row-gap|column-gap)/';

export default {
  rules: {
    'color-no-hex': [true, { message: 'Use a colour token of client/styles/tokens.css.' }],
    'declaration-property-unit-disallowed-list': [
      { [SPACES]: ['px', 'rem'], 'font-size': ['px', 'rem'] },
      { message: 'Use --space-… or --text-… of client/styles/tokens.css.' },
    ],
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Use a breakpoint of client/styles/breakpoints.css.' },
    ],
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
  },
  overrides: [
    {
      files: ['client/styles/*.css'],
      rules: { 'color-no-hex': null, 'declaration-property-unit-disallowed-list': null, 'media-feature-name-disallowed-list': null },
    },
  ],
};
