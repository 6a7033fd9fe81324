import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const TIMEOUT_MILLISECONDS = 10_000;
/** Pixels of the longer side: 13 inches at 300 dpi. */
const LONGEST_SIDE = 4000;
const LARGEST_DRAWING = 8 * 1024 * 1024;
const LARGEST_PICTURE = 64 * 1024 * 1024;
/** Kilobytes of memory that the program may fill. */
const MOST_MEMORY = 1_500_000;

/**
 * Draws an SVG file, by a program of its own that is ended when it takes too long or too much memory: a drawing can ask
 * for endless work. Nothing outside the file is ever fetched for it, its scripts do not run, and it may not define
 * entities.
 * @returns a PNG file
 * @throws Error when it cannot be drawn
 */
export function rasteriseSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > LARGEST_DRAWING || bytes.includes("<!ENTITY")) {
    return Promise.reject(new Error("This drawing is not drawn."));
  }
  return new Promise((resolve, reject) => {
    const program = spawn("/bin/sh", ["-c", LIMITED, "sh", process.execPath, "--eval", DRAW], {
      // Nothing of the shop's settings; where it finds sharp.
      env: {
        NODE_ENV: process.env.NODE_ENV,
        SHARP: require.resolve("sharp"),
        LONGEST_SIDE: String(LONGEST_SIDE),
      },
      stdio: ["pipe", "pipe", "ignore"],
      timeout: TIMEOUT_MILLISECONDS,
      killSignal: "SIGKILL",
    });
    const chunks: Buffer[] = [];
    let received = 0;
    program.stdout.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > LARGEST_PICTURE) return program.kill("SIGKILL");
      chunks.push(chunk);
    });
    program.once("error", reject);
    program.once("close", (code) =>
      code === 0 && received > 0
        ? resolve(Buffer.concat(chunks))
        : reject(new Error("The drawing could not be drawn.")),
    );
    // It may have ended before it has read everything.
    program.stdin.on("error", () => {});
    program.stdin.end(bytes);
  });
}

/** Where the system knows no such limit, time and size alone are bounded. */
const LIMITED = `ulimit -d ${MOST_MEMORY} 2>/dev/null; exec "$@"`;

/** As large as it is wanted, not as it says: a drawing has no pixels of its own. */
const DRAW = `
  const sharp = require(process.env.SHARP);
  (async () => {
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const density = (72 * Number(process.env.LONGEST_SIDE)) / Math.max(width, height);
    if (!(density >= 1)) throw new Error("Too large.");
    const picture = await sharp(bytes, { density: Math.min(density, 7200) }).png({ compressionLevel: 1 }).toBuffer();
    process.stdout.write(picture);
  })().catch(() => process.exit(1));
`;
