/** Maximum share of all connections for one visitor network. */
const NETWORK_PART = 1 / 4;
/** Above this share, idle connections are closed. */
const CROWDED_PART = 3 / 4;

/**
 * Limits the number of open connections: in total, and for each network that is not a trusted proxy.
 * @param {import("node:http").Server} server
 * @param {number} maxConnections
 * @param {{ isTrusted(address: string): boolean, visitorNetwork(address: string): string }} visitors
 */
export function boundConnections(server, maxConnections, { isTrusted, visitorNetwork }) {
  const byNetwork = new Map();
  let open = 0;
  server.maxConnections = maxConnections;
  server.on("connection", (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    const network = isTrusted(address) ? undefined : visitorNetwork(address);
    const own = byNetwork.get(network) ?? 0;
    if (network !== undefined && own >= maxConnections * NETWORK_PART) return socket.destroy();
    open += 1;
    byNetwork.set(network, own + 1);
    socket.once("close", () => {
      open -= 1;
      if (byNetwork.get(network) === 1) byNetwork.delete(network);
      else byNetwork.set(network, byNetwork.get(network) - 1);
    });
    if (open > maxConnections * CROWDED_PART) server.closeIdleConnections();
  });
}
