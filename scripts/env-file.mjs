import { existsSync } from "node:fs";

/**
 * Reads the settings of the file .env, or of the one that ENV_FILE names (none when it is empty). Variables that are set
 * already win. To be imported before anything that reads a setting.
 */
const { ENV_FILE = ".env" } = process.env;

if (ENV_FILE !== "" && existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
