import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installDebianPackage } from "./debian";

/** Without windows of its own it takes three quarters of the time. */
const HEADLESS = "chromium-headless-shell";
const WITH_WINDOWS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Path of the browser to test with: CHROMIUM_PATH, the system's, Playwright's own.
 * @param isSeen it is to show its windows
 */
export function findChromium({ isSeen = false } = {}): string | undefined {
  const own = chromium.executablePath();
  const names = isSeen ? WITH_WINDOWS : [HEADLESS, ...WITH_WINDOWS];
  return process.env.CHROMIUM_PATH || findProgram(names) || (existsSync(own) ? own : undefined);
}

/** True when a browser is there, if need be after installing Debian's; also where that is an older one without it. */
export function chromiumInstalled(): boolean {
  if (!findProgram([HEADLESS]) && !process.env.CHROMIUM_PATH) installDebianPackage(HEADLESS);
  return findChromium() !== undefined || (installDebianPackage("chromium") && findChromium() !== undefined);
}

/** Quiet, and talking to nobody. Chromium refuses its sandbox to root. */
export const chromiumFlags = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
