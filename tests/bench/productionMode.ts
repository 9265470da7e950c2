/** Production mode, in which libraries validate less and are faster. Imported before them. */
process.env.NODE_ENV = 'production';
