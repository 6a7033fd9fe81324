import { existsSync } from "node:fs";

/**
 * Reads the settings of the file .env, or of ENV_FILE (none when it is empty). Variables already set take precedence.
 * Import it before anything that reads a setting.
 */
const { ENV_FILE = ".env" } = process.env;

if (ENV_FILE !== "" && existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
