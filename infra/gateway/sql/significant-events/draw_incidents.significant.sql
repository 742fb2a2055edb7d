-- Significant events of draw_incidents: see significant_draw_incidents.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON draw_incidents
  FOR EACH ROW EXECUTE FUNCTION significant_draw_incidents();
