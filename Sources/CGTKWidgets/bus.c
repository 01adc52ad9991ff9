#include "CGTKWidgets.h"

// An app's place on the desktop's bus, as the desktop entry specification has it: the desktop and further
// starts of the program call Open there. What comes before anybody takes it waits.

static const char description[] =
    "<node><interface name='org.freedesktop.Application'>"
    "<method name='Open'><arg type='as' direction='in'/><arg type='a{sv}' direction='in'/></method>"
    "</interface></node>";
static const char interface_name[] = "org.freedesktop.Application";

static GDBusConnection *bus = NULL;
static CGTKAddressesTaken taker = NULL;
static GQueue waiting = G_QUEUE_INIT;

static void take(GVariant *parameters) {
  const char **addresses;
  const char *token = NULL;
  GVariant *data;
  g_variant_get(parameters, "(^a&s@a{sv})", &addresses, &data);
  if (!g_variant_lookup(data, "activation-token", "&s", &token))
    g_variant_lookup(data, "desktop-startup-id", "&s", &token);
  taker(addresses, token);
  g_free(addresses);
  g_variant_unref(data);
}

static void called(GDBusConnection *connection, const char *sender, const char *path, const char *interface,
                   const char *method, GVariant *parameters, GDBusMethodInvocation *invocation, gpointer data) {
  if (taker) take(parameters);
  else g_queue_push_tail(&waiting, g_variant_ref(parameters));
  g_dbus_method_invocation_return_value(invocation, NULL);
}

static char *path_of(const char *name) {
  char *path = g_strconcat("/", name, NULL);
  return g_strdelimit(path, ".-", '/');
}

int cgtk_bus_join(const char *name) {
  static const GDBusInterfaceVTable table = {.method_call = called};
  bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus) return -1;
  // An app goes on without a bus.
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  // First the object: whoever sees the name calls it.
  GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(description, NULL);
  char *path = path_of(name);
  guint object = g_dbus_connection_register_object(bus, path, node->interfaces[0], &table, NULL, NULL, NULL);
  g_free(path);
  g_dbus_node_info_unref(node);
  // 4: it does not wait for a name that another program has. 1 and 4: it is ours.
  GVariant *reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new("(su)", name, 4u), G_VARIANT_TYPE("(u)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  guint32 answer = 0;
  if (reply) {
    g_variant_get(reply, "(u)", &answer);
    g_variant_unref(reply);
  }
  if (answer == 1 || answer == 4) return 1;
  if (object) g_dbus_connection_unregister_object(bus, object);
  return answer ? 0 : -1;
}

void cgtk_bus_listen(CGTKAddressesTaken take_addresses) {
  taker = take_addresses;
  GVariant *parameters;
  while ((parameters = g_queue_pop_head(&waiting))) {
    take(parameters);
    g_variant_unref(parameters);
  }
}

int cgtk_bus_send(const char *name, const char *const *addresses, const char *token) {
  GVariantBuilder data;
  g_variant_builder_init(&data, G_VARIANT_TYPE("a{sv}"));
  if (token) {
    g_variant_builder_add(&data, "{sv}", "activation-token", g_variant_new_string(token));
    g_variant_builder_add(&data, "{sv}", "desktop-startup-id", g_variant_new_string(token));
  }
  char *path = path_of(name);
  GVariant *reply = g_dbus_connection_call_sync(
      bus, name, path, interface_name, "Open", g_variant_new("(^asa{sv})", addresses, &data), NULL,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, 20000, NULL, NULL);
  g_free(path);
  if (!reply) return 0;
  g_variant_unref(reply);
  return 1;
}
