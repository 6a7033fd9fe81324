import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installDebianPackage } from "./debian";

/** The version without windows takes three quarters of the time. */
const HEADLESS = "chromium-headless-shell";
const WITH_WINDOWS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Path of the browser for tests: CHROMIUM_PATH, the system's, Playwright's own.
 * @param isSeen true for a browser with visible windows
 */
export function findChromium({ isSeen = false } = {}): string | undefined {
  const own = chromium.executablePath();
  const names = isSeen ? WITH_WINDOWS : [HEADLESS, ...WITH_WINDOWS];
  return process.env.CHROMIUM_PATH || findProgram(names) || (existsSync(own) ? own : undefined);
}

/**
 * True when a browser is available, if necessary after installing Debian's; an older one may lack the headless shell.
 */
export function chromiumInstalled(): boolean {
  if (!findProgram([HEADLESS]) && !process.env.CHROMIUM_PATH) installDebianPackage(HEADLESS);
  return findChromium() !== undefined || (installDebianPackage("chromium") && findChromium() !== undefined);
}

export const NO_CHROMIUM = "no Chromium: set CHROMIUM_PATH or run npx playwright install chromium";

/**
 * Path of a browser, if necessary after installing Debian's.
 * @throws Error when none is available
 */
export function requireChromium(): string {
  const path = chromiumInstalled() ? findChromium() : undefined;
  if (!path) throw new Error(NO_CHROMIUM);
  return path;
}

/** Disables background work and network access. Chromium's sandbox does not work as root. */
export const chromiumFlags = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
