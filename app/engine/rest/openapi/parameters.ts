import type { Part } from "./parts";

/** Headers that many operations accept. */
export const parameters: Record<string, Part> = {
  Store: {
    name: "Store",
    in: "header",
    description: "Code of a store. The default is the shop's own store.",
    schema: { type: "string", examples: ["mpc"] },
  },
  Captcha: {
    name: "X-ReCaptcha",
    in: "header",
    description: "reCAPTCHA token. Required from visitors where the shop has configured reCAPTCHA.",
    schema: { type: "string", maxLength: 8192 },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "ETag of the file the client has.",
    schema: { type: "string" },
  },
};
