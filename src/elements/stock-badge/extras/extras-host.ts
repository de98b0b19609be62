import type { VariantHost } from '../../../theme-variants/variant-follower.js';
import type { Messages } from '../../../domain/messages/messages.js';
import type { ConnectionProperties } from '../../connection-properties.js';

/** The badge's properties that its extras use. */
export interface ExtrasHost extends VariantHost, ConnectionProperties {
  platformLocationId?: string | undefined;
  unknown?: 'show' | 'hide' | undefined;
  picker?: 'dialog' | 'event' | undefined;
  withStores?: boolean | undefined;
  messages?: Partial<Messages> | undefined;
}
