/** PostgreSQL NOTIFY channel that announces invalidations. */
export const INVALIDATION_CHANNEL = "mpc_cleared";
