/** Health check of a container: succeeds when the store on this machine runs. */
const { PORT = "3000" } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
