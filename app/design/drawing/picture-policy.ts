/** The only style that drawings need and that has no attribute: it lets wood grain show through a print. */
export const BLENDED = 'style="mix-blend-mode:multiply"';

/** The Content-Security-Policy of a drawing served as a file: it runs nothing, loads nothing, and allows only this style. */
export const PICTURE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-hashes' 'sha256-Hh1lTrc8K17dkzSeEDH6rqZpsbxnLcSh5tfh0QP+3HI='";
