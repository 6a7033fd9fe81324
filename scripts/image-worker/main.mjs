/**
 * A child process of the shop that decodes and encodes images, one after another (app/image-processing starts it).
 * Each message asks for one task; it is acknowledged, then answered. The process ends when its parent does.
 */

import sharp from "sharp";
import { handleRequest } from "./handle-request.mjs";

sharp.cache(false);
sharp.concurrency(1);
// Every format but those that shoppers may send; of HEIC the header alone is read this way.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Svg", "Heif"].map((format) => `VipsForeignLoad${format}`),
});

process.on("disconnect", () => process.exit());
// The parent decides when a task is given up; Ctrl+C and service managers signal children as well.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

process.on("message", async (request) => {
  process.send({ status: "begun" });
  process.send(await handleRequest(request));
});
process.send({ status: "ready" });
