import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installDebianPackage } from "./debian";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Path of the browser to test with: CHROMIUM_PATH, the system's, Playwright's own. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return process.env.CHROMIUM_PATH || findProgram(NAMES) || (existsSync(own) ? own : undefined);
}

/** True when a browser is there, if need be after installing Debian's. */
export function chromiumInstalled(): boolean {
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
