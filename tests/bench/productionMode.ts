/** Enables production mode, in which libraries validate less and run faster. Must be imported before them. */
process.env.NODE_ENV = 'production';
