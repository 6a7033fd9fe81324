import { z } from "zod";

/** One environment variable; the key of its group is its name. */
interface Setting {
  /** Checks and converts the text of the variable. */
  type: z.ZodTypeAny;
  /** The value of an unset variable; default: undefined. */
  default?: string | number;
  /** The documented default if it differs from `default`, in Markdown. */
  documentedDefault?: string;
  /** One sentence for operators without a full stop, in Markdown. */
  description: string;
}

type Shape<Settings extends Record<string, Setting>> = {
  [Name in keyof Settings]: Settings[Name] extends { default: string | number }
    ? z.ZodDefault<Settings[Name]["type"]>
    : z.ZodOptional<Settings[Name]["type"]>;
};

export interface SettingGroup<Settings extends Record<string, Setting> = Record<string, Setting>> {
  /** Heading of the group in `.env.example`. */
  title: string;
  settings: Settings;
  /** Reads the settings from environment variables. */
  schema: z.ZodObject<Shape<Settings>>;
}

/**
 * Declares the settings of one concern. The table in docs/operating.md and `.env.example` are generated from the
 * declaration (`npm run codegen`).
 */
export function settingGroup<Settings extends Record<string, Setting>>(
  title: string,
  settings: Settings,
): SettingGroup<Settings> {
  const fields = Object.entries(settings).map(([name, setting]) => [name, fieldOf(setting)]);
  return { title, settings, schema: z.object(Object.fromEntries(fields) as Shape<Settings>) };
}

function fieldOf({ type, default: fallback }: Setting): z.ZodTypeAny {
  return fallback === undefined ? type.optional() : type.default(fallback);
}
