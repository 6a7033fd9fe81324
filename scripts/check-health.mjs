/** Health check of a container: succeeds when the store on this machine runs. */
const { PORT = "3000" } = process.env;
const response = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
process.exit(response?.ok ? 0 : 1);
