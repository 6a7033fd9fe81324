import { installGlobals } from "@remix-run/node";

/** Replaces `fetch`, `Request`, `Response` and the like by Remix's own. Import it before anything that extends one of them. */
installGlobals();
