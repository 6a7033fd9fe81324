import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const WRONG_PORT = "must be a number from 1 to 65535";

export const webServerGroup = settingGroup("Web server", {
  PORT: {
    type: z.coerce
      .number({ invalid_type_error: WRONG_PORT })
      .int(WRONG_PORT)
      .min(1, WRONG_PORT)
      .max(65535, WRONG_PORT),
    default: 3000,
    description: "Port to listen on",
  },
  HOST: {
    type: z.string(),
    documentedDefault: "all interfaces",
    description: "Address to listen on",
  },
  NODE_ENV: {
    type: z.enum(["development", "production", "test"]),
    default: "production",
    description: "Mode of the server; `npm run dev` sets `development`",
  },
});
