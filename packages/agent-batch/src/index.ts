export type { Agent, AgentEnding, AgentStep, AgentTask, Guards, McpServer } from './agent/agent.ts';
export { AgentMissing } from './agent/agent.ts';
export * from './limits.ts';
