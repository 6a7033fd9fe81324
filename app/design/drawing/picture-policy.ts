/** The one style that drawings need and have no attribute for: the grain of wood shows through a print. */
export const BLENDED = 'style="mix-blend-mode:multiply"';

/** The Content-Security-Policy of a drawing that is a file: it runs nothing, loads nothing, and has this style alone. */
export const PICTURE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-hashes' 'sha256-Hh1lTrc8K17dkzSeEDH6rqZpsbxnLcSh5tfh0QP+3HI='";
