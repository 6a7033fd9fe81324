import { sha256 } from "../shared/secrets";

/** The browser or program that a request came from. */
export interface Device {
  /** Such as "Firefox on Windows"; null when the request tells nothing. */
  name: string | null;
  /** SHA-256, hex, of the token that the browser keeps, or of its name when it keeps none. */
  hash: string;
  /** Whether the browser keeps a token, so that nobody else passes for it. */
  hasToken: boolean;
}

/** What stands in the user agent, the more special before what it claims to be as well. */
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

/** In words of our own alone, for they stand in emails and on pages. */
function nameOf(userAgent: string): string | null {
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system;
}

function firstOf(known: [RegExp, string][], text: string): string | null {
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
