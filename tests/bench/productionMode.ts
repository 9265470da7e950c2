/** Production mode, because libraries validate less in it and are faster. Imported before they are loaded. */
process.env.NODE_ENV = 'production';
