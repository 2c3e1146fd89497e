import type { Label, User } from '../state/model.ts';
import type { GraphContext, GraphNode } from './context.ts';

/** Actors: GraphQL names an app's account without the `[bot]` that REST shows. */
export function actorNode(context: GraphContext, user: User | null): GraphNode | null {
  if (user === null) return null;
  const login = user.type === 'Bot' ? user.login.replace(/\[bot\]$/, '') : user.login;
  return {
    __typename: user.type,
    id: user.nodeId,
    databaseId: user.id,
    login,
    name: null,
    avatarUrl: `${context.world.urls.server}/avatars/u/${user.id}`,
    url: `${context.world.urls.server}/${login}`,
    resourcePath: `/${login}`,
    createdAt: '2020-01-01T00:00:00Z',
    updatedAt: '2020-01-01T00:00:00Z',
  };
}

export const labelNode = (label: Label): GraphNode => ({
  __typename: 'Label',
  id: label.nodeId,
  name: label.name,
  color: label.color,
  description: label.description,
  isDefault: false,
});
