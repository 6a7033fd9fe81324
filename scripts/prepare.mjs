/** npm runs it after `npm ci` and `npm install`. */
import { generateWhenStale } from "./codegen/generate-when-stale.mjs";

generateWhenStale();
