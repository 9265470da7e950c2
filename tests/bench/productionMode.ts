/** Libraries check less, and are faster, in production. Import it before they are loaded. */
process.env.NODE_ENV = 'production';
