/** Ends well when the shop on this machine runs: for a container's health check. */
const { PORT = "3000" } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
