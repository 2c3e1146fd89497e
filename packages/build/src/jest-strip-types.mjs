import { createHash } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';

/** Jest transformer: Node's own type stripping. Positions stay as they are, so no source map is needed. */
const strip = (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) });

export default {
  process: strip,
  processAsync: async (source) => strip(source),
  getCacheKey: (source, path, options) =>
    createHash('sha256')
      .update([process.version, path, source, String(options.instrument), options.configString].join('\0'))
      .digest('hex'),
};
