/**
 * A child process of the store that decodes and encodes images, one after another (started by app/image-processing).
 * Each message requests one task; it is acknowledged, then answered. The process ends with its parent.
 */

import sharp from "sharp";
import { handleRequest } from "./handle-request.mjs";

sharp.cache(false);
sharp.concurrency(1);
// Blocks every format that shoppers may not send. Of HEIC only the header is read this way; TIFF is also how pixels get
// a profile.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Svg", "Heif", "Tiff"].map(
    (format) => `VipsForeignLoad${format}`,
  ),
});

process.on("disconnect", () => process.exit());
// The parent decides when a task is canceled; Ctrl+C and service managers signal children as well.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

process.on("message", async (request) => {
  process.send({ status: "begun" });
  process.send(await handleRequest(request));
});
process.send({ status: "ready" });
