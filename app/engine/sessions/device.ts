import { sha256 } from "../shared/secrets";

/** The browser or program of a request. */
export interface Device {
  /** Such as "Firefox on Windows"; null when unknown. */
  name: string | null;
  /** SHA-256, hex, of the browser's token, or of its name when it has none. */
  hash: string;
  /** True if the browser sent a token, so that it cannot be confused with another one. */
  hasToken: boolean;
}

/** Patterns of user agents; specific ones precede those they imitate. */
const BROWSERS: [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(OPR|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Reads the device from the request's headers User-Agent and deviceToken. */
export function readDevice(userAgent: string | null, deviceToken: string | null): Device {
  const name = userAgent ? nameOf(userAgent) : null;
  const hash = sha256(deviceToken ? `device ${deviceToken}` : `name ${name ?? "unknown"}`);
  return { name, hash, hasToken: deviceToken !== null };
}

/** Only uses predefined names, since they appear in emails and on pages. */
function nameOf(userAgent: string): string | null {
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system;
}

function firstOf(known: [RegExp, string][], text: string): string | null {
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
