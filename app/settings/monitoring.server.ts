import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const token = z.string().min(16, "must have at least 16 characters");

/** The web server also reads LOG_LEVEL and METRICS_TOKEN from the environment. */
export const monitoringGroup = settingGroup("Monitoring and debugging", {
  LOG_LEVEL: {
    type: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    default: "info",
    description: "Minimum level of logged messages, `trace` to `fatal`, or `silent`",
  },
  METRICS_TOKEN: {
    type: token,
    description:
      "Bearer token of `/metrics`, 16 characters or more; without it only the loopback interface may read the metrics",
  },
  GRAPHQL_INTROSPECTION: {
    type: z.enum(["0", "1"]),
    documentedDefault: "`0`; `1` in development",
    description: "`1` lets `/graphql` reveal its schema and suggest names for unknown ones",
  },
  DEVELOPER_TOKEN: {
    type: token,
    description:
      "Token that opens developer mode by `?developer=…`, 16 characters or more; without it there is none",
  },
});

export type DebuggingSettings = ReturnType<typeof debuggingSettings>;

/** @param isProduction determines the default of GRAPHQL_INTROSPECTION */
export function debuggingSettings(values: z.infer<typeof monitoringGroup.schema>, isProduction: boolean) {
  return {
    /** True if the engine's GraphQL reveals its schema publicly. */
    isSchemaPublic: values.GRAPHQL_INTROSPECTION === "1" || (!values.GRAPHQL_INTROSPECTION && !isProduction),
    developerToken: values.DEVELOPER_TOKEN,
  };
}
