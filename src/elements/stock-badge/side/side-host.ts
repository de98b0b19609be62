import type { VariantHost } from '../../../controllers/variants/variant-follower.js';
import type { Messages } from '../../../domain/messages/messages.js';
import type { ConnectionProperties } from '../../connection-properties.js';

/** The badge, as its side sees it. */
export interface SideHost extends VariantHost, ConnectionProperties {
  platformLocationId?: string | undefined;
  unknown?: 'show' | 'hide' | undefined;
  picker?: 'dialog' | 'event' | undefined;
  withStores?: boolean | undefined;
  messages?: Partial<Messages> | undefined;
}
